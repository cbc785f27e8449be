/// <reference lib="dom" />
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 80

/** Somebody without a mouse: every key they press is counted. */
export interface Typist {
  press: (key: string, times?: number) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab until the element has the focus; each focused element on the way must show it. */
  tabTo: (target: Locator) => Promise<void>
  /** Keys pressed so far. */
  count: () => number
}

export function typistOn(page: Page): Typist {
  let keys = 0
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
    keys += times
  }
  return {
    press,
    type: async (text) => {
      await page.keyboard.type(text)
      keys += text.length
    },
    tabTo: async (target) => {
      await target.waitFor()
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
        await press('Tab')
        assert.ok(await page.evaluate(showsFocus), `the focus is not to be seen on ${await focused(page)}`)
      }
      assert.fail(`Tab does not reach ${String(target)}`)
    },
    count: () => keys,
  }
}

/** The text of the focused element. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Whether the focused element, or the element around it, has an outline or a ring. */
function showsFocus(): boolean {
  const start = document.activeElement
  if (!start || start === document.body) return true
  const around = [start, start.parentElement, start.nextElementSibling, start.closest('label')]
  return around.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
}
