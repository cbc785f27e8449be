/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { PageWithParts } from './page-parts.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeHere extends PageWithParts {
  axe?: {
    run(
      context: Document | { include: Element[] },
      options: object,
    ): Promise<{
      violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
    }>
  }
}

interface AxeRun {
  /** `contrast`: the contrast of texts, the only rule that another colour scheme changes; `others`: all rules but this one. */
  rules?: 'all' | 'contrast' | 'others'
  /** Only in elements of these kinds and all that they hold; by default on the whole page. */
  parts?: readonly number[]
}

/** Violations that axe finds on the page as it is now, one per line. */
export async function axeProblems(page: Page, { rules = 'all', parts }: AxeRun = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(SOURCE)
  return page.evaluate(
    async ({ which, only }) => {
      const { axe, parts: known }: AxeHere = Object(window)
      const options = {
        resultTypes: ['violations'],
        // The only rule that needs what is loaded before is about sound.
        preload: { assets: ['media'] },
        ...(which === 'contrast' ? { runOnly: ['color-contrast'] } : {}),
        ...(which === 'others' ? { rules: { 'color-contrast': { enabled: false } } } : {}),
      }
      // An element may have been replaced since, or the document: then the whole page is inspected.
      const lists = only?.map((part) => known?.get(part)) ?? []
      const chosen = lists.flatMap((list) => list ?? [])
      const isWhole =
        only === null || lists.includes(undefined) || chosen.some((element) => !element.isConnected)
      if (!isWhole && chosen.length === 0) return []
      const found = await axe?.run(isWhole ? document : { include: chosen }, options)
      return (found?.violations ?? [{ id: 'axe', help: 'did not run', nodes: [{ html: '' }] }]).flatMap(
        ({ id, help, nodes }) =>
          nodes.map(
            ({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`,
          ),
      )
    },
    { which: rules, only: parts ?? null },
  )
}
