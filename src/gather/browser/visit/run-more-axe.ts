import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CDPSession } from 'puppeteer-core'
import { evaluateIsolated } from '../evaluate.ts'
import { MORE_AXE_PARTS, moreAxe } from '../in-page/more-axe.ts'
import { PATH_PARTS } from '../in-page/spots.ts'
import { type OnLostPart, unlessLost } from '../page-lost.ts'
import { type MoreAxe, moreAxeSchema } from './accessibility.ts'

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Runs axe-core's other rules in the open page, and contrast once more where it failed; `null` when the page can no longer be measured. */
export async function runMoreAxe(
  session: CDPSession,
  asked: { done: readonly string[]; pale: readonly string[] },
  onFault: OnLostPart,
): Promise<MoreAxe | null> {
  const axe = await readFile(SOURCE, 'utf8')
  return await unlessLost('more of axe', {
    measure: () =>
      evaluateIsolated(
        session,
        { run: moreAxe, args: [asked], parts: [axe, ...PATH_PARTS, ...MORE_AXE_PARTS] },
        moreAxeSchema,
      ),
    lost: null,
    onFault,
  })
}
