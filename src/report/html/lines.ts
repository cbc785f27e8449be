import { NOTHING, type Html, part } from './part.ts'

/** A list of sentences; nothing where there are none. `name`: its classes. */
export const lines = (texts: readonly string[], name: string): Html =>
  texts.length === 0
    ? NOTHING
    : part`<ul class="${name}">${texts.map((text) => part`<li dir="auto">${text}</li>`)}</ul>`

/** What is good to know of a result and asks for no change. */
export const goodToKnow = (advice: readonly string[]): Html =>
  advice.length === 0 ? NOTHING : part`<h4>Good to know</h4>${lines(advice, 'places beside')}`
