/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { PASSWORD } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { goOn } from './new-owner.ts'

const SCAN_MS = 150_000
const MOST_STOPS = 80

const walk = walkTogether()

it('the way from the front page to a check needs no mouse', async () => {
  const person = await walk.come()
  const { page } = person
  const press = (key: string) => page.keyboard.press(key)
  const type = (text: string) => page.keyboard.type(text)
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  await person.go('/home')
  await press('Tab')
  assert.equal(await focused(page), 'Skip to the main part')
  await press('Enter')
  await tabTo(page, field('Your website’s address').first())
  await type(SHOP)
  await press('Enter')
  await page.waitForURL('**/looking')
  await link('Create an account').waitFor({ timeout: SCAN_MS })
  await tabTo(page, page.locator('main summary', { hasText: 'What we found' }))
  await press('Enter')
  await page.getByRole('heading', { name: 'What we saw' }).waitFor()
  await page.locator('h1').focus()
  await tabTo(page, link('Create an account'))
  await press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
  for (const [label, text] of [
    ['First name', 'Mia'],
    ['Last name', 'Rose'],
    ['Email', 'keys@owners.com.au'],
    ['Password', PASSWORD],
  ]) {
    await tabTo(page, page.getByLabel(label ?? '', { exact: true }))
    await type(text ?? '')
  }
  await press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Your website' }).waitFor()
  await tabTo(page, page.getByLabel('What does your business do?'))
  await type('Other')
  await tabTo(page, page.getByRole('radio').first())
  await press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A little about your business' }).waitFor()
  await tabTo(page, page.getByLabel('Country'))
  await type('Australia')
  await tabTo(page, page.getByRole('combobox', { name: 'City' }))
  await press('Control+A')
  await type('Sydney')
  await press('Escape')
  await goOn(person, 'Where can people find you?')
  await tabTo(page, page.getByRole('button', { name: 'Add later' }))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank you, Mia' }).waitFor()
  await tabTo(page, link('Go to my overview'))
  await press('Enter')

  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await tabTo(
    page,
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Compliance/u })
      .first(),
  )
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Compliance' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.trim().startsWith('Compliance'))
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^SSL certificate(?!:)/u }))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'SSL certificate' }).waitFor()
  await tabTo(page, link('Watch video'))

  const tree = await page.locator('body').ariaSnapshot()
  for (const control of [
    'link "Skip to the main part"',
    'link "Watch video"',
    'button "Mia Rose’s account"',
    'navigation "Main"',
    'heading "SSL certificate" [level=1]',
    'complementary "About this check"',
    'navigation "Other checks"',
    'link "Download guide"',
  ])
    assert.ok(tree.includes(control), `a screen reader does not find ${control} in\n${tree}`)
  assert.deepEqual(person.problems(), [])
})

/** The text of the focused element. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Presses Tab until this element has the focus; each focused element on the way must show it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    assert.ok(await page.evaluate(showsFocus), `the focus is not to be seen on ${await focused(page)}`)
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
  }
  assert.fail(`Tab does not reach ${String(target)}`)
}

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
