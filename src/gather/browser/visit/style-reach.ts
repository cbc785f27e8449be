import type { CDPSession, Protocol } from 'puppeteer-core'
import { z } from 'zod'
import type { StyleReach } from '#core/evidence/visit.ts'
import { evaluateIsolated } from '../evaluate.ts'
import { classUse } from '../in-page/class-use.ts'
import { classesIn } from './classes-in.ts'

/** A page with more styles, more text of them, or more names of classes, is not measured. */
const MOST_SHEETS = 500
const MOST_TEXT = 10 * 1024 * 1024
const MOST_NAMES = 50_000

const reachSchema: z.ZodType<StyleReach> = z.object({
  elements: z.number(),
  withClass: z.number(),
  selected: z.number(),
})

/**
 * How far the styles of the open page reach: those of files, of the page and of its scripts. The browser gives their texts, as a script of a page may not
 * read the styles of other websites. `undefined`: there is too much of them.
 */
export async function measureStyleReach(session: CDPSession): Promise<StyleReach | undefined> {
  const names = await selectedClasses(session)
  return names && (await evaluateIsolated(session, { run: classUse, args: [names] }, reachSchema))
}

async function selectedClasses(session: CDPSession): Promise<string[] | undefined> {
  const sheets: Protocol.CSS.CSSStyleSheetHeader[] = []
  const add = ({ header }: Protocol.CSS.StyleSheetAddedEvent): unknown => sheets.push(header)
  session.on('CSS.styleSheetAdded', add)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    if (sheets.length > MOST_SHEETS) return undefined
    if (sheets.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT) return undefined
    const names = new Set<string>()
    for (const { styleSheetId } of sheets) {
      const { text } = await session.send('CSS.getStyleSheetText', { styleSheetId })
      for (const name of classesIn(text)) names.add(name)
      if (names.size > MOST_NAMES) return undefined
    }
    return [...names]
  } finally {
    session.off('CSS.styleSheetAdded', add)
    await session.send('CSS.disable')
    await session.send('DOM.disable')
  }
}
