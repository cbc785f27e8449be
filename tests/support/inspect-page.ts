/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { axeProblems } from './axe-problems.ts'
import { partsOf } from './page-parts.ts'
import type { SeenParts } from './seen-parts.ts'

/** Selector of skeletons. */
const WAITING = 'main [aria-busy="true"]'
/** A folder for screenshots of every inspected page; by default none are made. */
const PICTURES = process.env['E2E_PICTURES'] || null

export type Scheme = 'light' | 'dark'

/** Asserts that a page has a title, one h1 and no id twice, and that nothing on it is wider than the screen. */
export async function fits(page: Page, name: string): Promise<void> {
  await page.locator('main h1').first().waitFor()
  // Several parts of a page may wait at once.
  await page.waitForFunction((waiting) => !document.querySelector(waiting), WAITING)
  const { title, headings, twice, over } = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    twice: [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) !== at),
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  assert.notEqual(title, '', `${name} has no title`)
  assert.equal(headings, 1, `${name} has ${headings} h1`)
  assert.deepEqual(twice, [], `${name} has an id twice`)
  assert.ok(over <= 0, `${name} is ${over} px too wide`)
}

interface Inspection {
  name: string
  /** Kinds of elements that were found accessible before, in each colour scheme; those of this page are added. */
  seen: Readonly<Record<Scheme, SeenParts>>
  schemes?: readonly Scheme[]
}

/**
 * Asserts {@link fits}, and that the page is accessible in these colour schemes. Where all kinds of its elements were found accessible before,
 * axe does not run; otherwise contrast is inspected in those that are new. With `E2E_PICTURES`, takes screenshots.
 */
export async function inspect(
  page: Page,
  { name, seen, schemes = ['light', 'dark'] }: Inspection,
): Promise<void> {
  await fits(page, name)
  const parts = await partsOf(page)
  for (const scheme of schemes) {
    const unseen = seen[scheme].unseen(parts)
    if (unseen.length === 0 && PICTURES === null) continue
    await page.emulateMedia({ colorScheme: scheme })
    await page.waitForFunction((is) => document.documentElement.dataset['mantineColorScheme'] === is, scheme)
    if (scheme === 'light') assert.deepEqual(await axeProblems(page, { rules: 'others' }), [], name)
    assert.deepEqual(await axeProblems(page, { rules: 'contrast', parts: unseen }), [], `${name}, ${scheme}`)
    await takePicture(page, `${name} ${scheme}`)
    seen[scheme].add(unseen)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Takes a screenshot of the whole page where `E2E_PICTURES` names a folder for it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (PICTURES === null) return
  await mkdir(PICTURES, { recursive: true })
  const file = `${name.replaceAll(/[^\w-]+/gu, '-')}.png`
  await page.screenshot({ path: join(PICTURES, file), fullPage: true })
}
