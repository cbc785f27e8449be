/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeHere {
  axe?: {
    run(
      context: Document,
      options: object,
    ): Promise<{
      violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
    }>
  }
}

/** Violations that axe finds on the page as it is now, one per line; `contrast`: only what another colour scheme can change. */
export async function axeProblems(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(SOURCE)
  return page.evaluate(async (only) => {
    const { axe }: AxeHere = Object(window)
    const options = {
      resultTypes: ['violations'],
      ...(only === 'all' ? {} : { runOnly: ['color-contrast'] }),
    }
    const found = await axe?.run(document, options)
    return (found?.violations ?? [{ id: 'axe', help: 'did not run', nodes: [{ html: '' }] }]).flatMap(
      ({ id, help, nodes }) =>
        nodes.map(
          ({ html, failureSummary = '' }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`,
        ),
    )
  }, rules)
}
