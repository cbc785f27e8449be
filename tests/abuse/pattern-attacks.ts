import { type Part, partsOf } from './pattern-parts.ts'

/** Characters that a text of an attack is made of where the pattern allows them, the first that fits; else any that fits. */
const USUAL = Array.from('aA1 -.,\'"<>()/\\@:;=&#_$*+!?’é\n\u2028')
/** A character that is preferred in one attack: two repetitions that both take it can divide a run of it among them. */
const PREFERRED = Array.from('a1A -.,\'"(/\\=<#\n')
/** What may end a text so that the pattern does not match after all. */
const ENDS = ['!', '\u2028x', ')"']
/** Repetitions of fewer are short, whatever a text says. */
const MANY = 30

const fits = new Map<string, string>()

/** A character that this part of a pattern takes, `preferred` if it does. */
function charOf(source: string, flags: string, preferred: string): string {
  const key = `${source}\n${flags}\n${preferred}`
  const known = fits.get(key)
  if (known !== undefined) return known
  const shape = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gyd]/gu, ''))
  const first = [preferred, ...USUAL].find((char) => shape.test(char))
  const char = first ?? firstOfAll(shape)
  fits.set(key, char)
  return char
}

function firstOfAll(shape: RegExp): string {
  for (let code = 0; code < 0x30_00; code += 1) {
    const char = String.fromCodePoint(code)
    if (shape.test(char)) return char
  }
  return ''
}

/** Texts of `length` characters on which a pattern takes long if any two of its parts compete for the same characters. */
export function* attacksOn(source: string, flags: string, length: number): Generator<string> {
  const seen = new Set<string>()
  for (const preferred of PREFERRED) {
    const take = (one: string) => charOf(one, flags, preferred)
    const before = (one: string) => charOf(one, flags, 'a')
    for (const { ahead, body } of repetitions(partsOf(source), '', before)) {
      // A class that takes two characters may share one of them with what comes after it: `a-a-`.
      const part = body.kind === 'one' ? `${before(body.source)}${take(body.source)}` : textOf(body, take)
      const key = `${ahead}\n${part}`
      if (part === '' || seen.has(key)) continue
      seen.add(key)
      const run = part.repeat(Math.ceil(length / part.length))
      for (const end of ENDS) yield `${ahead}${run}${end}`
      // Many beginnings, each of which reads on.
      if (ahead !== '') yield `${ahead}${part}`.repeat(Math.ceil(length / (ahead.length + part.length)))
    }
  }
}

interface Repetition {
  /** A text that leads to it. */
  ahead: string
  body: Part
}

/** Every long repetition in a sequence, outer ones first. */
function* repetitions(
  sequence: readonly Part[],
  ahead: string,
  take: (one: string) => string,
): Generator<Repetition> {
  let soFar = ahead
  for (const part of sequence) {
    if (part.kind === 'repeat') {
      if (part.most > MANY) yield { ahead: soFar, body: part.part }
      yield* repetitions([part.part], soFar, take)
    }
    if (part.kind === 'choice') for (const one of part.sequences) yield* repetitions(one, soFar, take)
    soFar += textOf(part, take)
  }
}

/** A text that a part of a pattern matches, with one of what may be left out. */
function textOf(part: Part, take: (one: string) => string): string {
  if (part.kind === 'one') return take(part.source)
  if (part.kind === 'repeat')
    return textOf(part.part, take).repeat(Math.min(Math.max(part.least, 1), part.most))
  const texts = part.sequences.map((sequence) => sequence.map((one) => textOf(one, take)).join(''))
  return texts.find((text) => text !== '') ?? ''
}
