import { lowerFirst, upperFirst } from '../text.ts'

const TO_DO = /(^|[:;.,]\s)(a)sk your web person (?:today )?to (\p{L}+)/giu
const TO_FIND_OUT = /(^|[:;.,]\s)(a)sk your web person (?=(?:why|which|what|where)\b)/giu

/** A step that tells an owner to ask their web person, as that person reads it: what to do, or to find out. */
export const forWebPerson = (step: string): string =>
  step
    .replace(TO_DO, (_, before: string, a: string, verb: string) => before + like(a, verb))
    .replace(TO_FIND_OUT, (_, before: string, a: string) => `${before}${like(a, 'find')} out `)

const like = (first: string, word: string): string => (first === 'A' ? upperFirst(word) : lowerFirst(word))
