import { LONGEST_DESCRIPTION } from '#core/search-result.ts'
import { listed } from '#core/words.ts'
import { DESCRIPTION_SIZE } from '../pixel-width.ts'
import { NOT_TESTED, onHomeText, onOtherTexts, onPages, onShared, onTexts, type Rule } from '../rule.ts'
import { isLonger, isShorter } from '../text-length.ts'

/** A description under either of these says little, a common practice of search tools. */
const SHORT = { characters: 70, pixels: 400, size: DESCRIPTION_SIZE }
/** Characters and pixels of a description that results pages show, by the same practice. */
const LONG = { characters: LONGEST_DESCRIPTION, pixels: 920, size: DESCRIPTION_SIZE }

/** No rule about the description's own text would find fault with it. */
export const isSoundDescription = (text: string): boolean =>
  text !== '' && !isShorter(text, SHORT) && !isLonger(text, LONG)

/** What may stand in the wrong place, in the owner's words. */
const MISPLACED: Readonly<Record<string, string>> = {
  title: 'the title',
  description: 'the search summary',
  robots: 'whether it may be found',
  canonical: 'the main address',
}

/** Descriptions. */
export const descriptionRules: readonly Rule[] = [
  {
    number: 47,
    id: 'description-missing-home',
    severity: 'error',
    scope: 'home',
    finding: 'Your homepage has no search summary',
    run: onHomeText(({ description }) => description === ''),
  },
  {
    number: 48,
    id: 'description-missing',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has no search summary',
    run: onOtherTexts(({ description }) => description === ''),
  },
  {
    number: 49,
    id: 'description-multiple',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has more than one summary',
    run: onTexts(({ descriptions }) => descriptions.filter((text) => text !== '').length > 1),
  },
  {
    number: 50,
    id: 'description-short',
    severity: 'warning',
    scope: 'page',
    finding: 'This summary is very short',
    run: onTexts(({ description }) => description !== '' && isShorter(description, SHORT) && description),
  },
  {
    number: 51,
    id: 'description-long',
    severity: 'warning',
    scope: 'page',
    finding: 'This summary will be cut off',
    run: onTexts(({ description }) => isLonger(description, LONG) && description),
  },
  {
    number: 52,
    id: 'description-duplicate',
    severity: 'warning',
    scope: 'site',
    finding: 'Several pages share a summary',
    run: onShared(
      ({ description }) => description,
      (_, description) => description,
    ),
  },
  {
    number: 53,
    id: 'meta-in-body',
    severity: 'warning',
    scope: 'page',
    finding: 'Some page information is in the wrong place and may be ignored',
    run: (site) => {
      const rendered = site.candidates.filter((page) => page.facts.rendered)
      if (rendered.length === 0) return NOT_TESTED
      return onPages(
        () => rendered,
        ({ facts, sent }) =>
          // What stands before the doctype moves it all: doctype-missing tells of that.
          sent.textBeforeDoctype === undefined &&
          listed(facts.misplaced.map((name) => MISPLACED[name] ?? name)),
      )(site)
    },
  },
]
