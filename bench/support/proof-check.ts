import type { EvidenceSoFar } from '#core/judge.ts'
import { squeeze } from '#core/text.ts'
import { type Accusation, addressesIn } from './accusations.ts'

/** A quotation in a proof that the evidence does not hold: an address, an answer or a text. */
export type Doubt =
  | 'the address was not seen'
  | 'it is our own probe'
  | 'the address answered'
  | 'the text does not stand there'
  | 'there is no proof'

const QUOTED = /"([^"]{3,})"/gu
const SAYS_MISSING = /\bNot found\b|lead to missing|doesn't load/u

/** Compares the proof of each accusation with its evidence. */
export function proofChecker(evidence: EvidenceSoFar): (accusation: Accusation) => Doubt[] {
  const all = wordsOf(evidence)
  const links = evidence.links?.state === 'ok' ? evidence.links.value : null
  const answers = new Map((links?.targets ?? []).map((target) => [target.url, target.outcome]))
  const probe = links?.randomPage?.url ?? null

  const doubtsOf = ({ says, proof }: Accusation): Doubt[] => {
    if (proof.every(({ at, found }) => at === '' && found === '')) return ['there is no proof']
    const doubts = proof.flatMap(({ at, found }) => {
      const addresses = addressesIn(`${at} ${found}`)
      return [
        ...addresses.flatMap((url) =>
          all.includes(plain(url)) ? [] : ['the address was not seen' as const],
        ),
        ...(probe !== null && addresses.includes(probe) ? ['it is our own probe' as const] : []),
        ...quotedIn(found).flatMap((text) =>
          all.includes(plain(text)) ? [] : ['the text does not stand there' as const],
        ),
        ...(SAYS_MISSING.test(`${says} ${found}`) && answers.get(accusedIn(at, found)) === 'works'
          ? ['the address answered' as const]
          : []),
      ]
    })
    return [...new Set(doubts)]
  }
  return doubtsOf
}

/** The address reported as missing: the one in the proof's text, except pages it is on, otherwise the one requested. */
const accusedIn = (at: string, found: string): string =>
  addressesIn(found.replace(/(?:linked from|written) \S+/gu, '')).find((url) => url !== at) ?? at

/** Texts in quotation marks; text in brackets is often our own. */
const quotedIn = (found: string): string[] =>
  [...found.matchAll(QUOTED)].flatMap(([, text]) => (text === undefined ? [] : [text.replace(/…$/u, '')]))

const plain = (text: string): string => squeeze(text).toLowerCase()

/** Every text of the evidence, one after the other. */
function wordsOf(evidence: EvidenceSoFar): string {
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(evidence)
  return plain(texts.join('\n'))
}
