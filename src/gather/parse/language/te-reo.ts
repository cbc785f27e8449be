/**
 * A word built like te reo Māori: syllables of at most one of ten consonants and a vowel, never ending in a consonant (Harlow, *Māori: A Linguistic
 * Introduction*, 2007, chapter 2). With or without macrons.
 */
const MAORI_WORD = /^(?:(?:ng|wh|[hkmnprtw])?[aeiouāēīōū])+$/u
const WORD = /[\p{L}\p{M}]+/gu

/** Particles that occur in nearly every sentence. */
const PARTICLES: ReadonlySet<string> = new Set(
  'te ngā nga o ō a ā i ki ka he kei hei kua mō mo nō no me ko kia e mai atu ia tō mātou matou tātou tatou koutou'.split(
    ' ',
  ),
)

const FEWEST_WORDS = 4
/** Less than all, because of names and borrowed words. */
const MAORI_SHARE = 0.75
const PARTICLE_SHARE = 0.15

/** True for text in te reo Māori: nearly all of its words are built like Māori words, and it has Māori particles. */
export function isTeReo(text: string): boolean {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? []
  if (words.length < FEWEST_WORDS) return false
  const share = (among: (word: string) => boolean): number => words.filter(among).length / words.length
  return (
    share((word) => MAORI_WORD.test(word)) >= MAORI_SHARE &&
    share((word) => PARTICLES.has(word)) >= PARTICLE_SHARE
  )
}
