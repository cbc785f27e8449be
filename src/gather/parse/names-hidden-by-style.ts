import { oncePerObject } from '#core/once-per.ts'
import { scriptText } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

const RULE = /([^{}]{1,500})\{([^{}]{0,500})\}/gu
const HIDES = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu
/** A selector that ends in the name of a field: `.form input[name=url]`. */
const OF_NAME = /\[name\s*=\s*["']?([^"'\]]{1,100})["']?\s*\]\s*$/iu
const LONGEST_SHEET = 20_000

/** Names of fields that a style sheet inside the page hides by name: shops write such a rule beside their trap field. */
export const namesHiddenByStyle = oncePerObject(
  (walked: WalkedDocument): ReadonlySet<string> =>
    new Set(
      walked
        .of('style')
        .map(({ element }) => scriptText(element).slice(0, LONGEST_SHEET))
        .filter((text) => text.includes('[name'))
        .flatMap(hiddenIn),
    ),
)

const hiddenIn = (sheet: string): string[] =>
  [...sheet.matchAll(RULE)].flatMap(([, selectors = '', style = '']) =>
    HIDES.test(style)
      ? selectors.split(',').flatMap((selector) => OF_NAME.exec(selector)?.[1]?.trim() ?? [])
      : [],
  )
