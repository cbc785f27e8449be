/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PASSWORD } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import { focused, typistOn } from './by-keyboard.ts'
import { goOn } from './new-owner.ts'

const SCAN_MS = 150_000

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
  await typistOn(page).tabTo(field('Your website’s address').first())
  await type(SHOP)
  await press('Enter')
  await page.waitForURL('**/looking')
  await link('Create an account').waitFor({ timeout: SCAN_MS })
  await typistOn(page).tabTo(page.locator('main summary', { hasText: 'What we found' }))
  await press('Enter')
  await page.getByRole('heading', { name: 'What we saw' }).waitFor()
  await page.locator('h1').focus()
  await typistOn(page).tabTo(link('Create an account'))
  await press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
  for (const [label, text] of [
    ['First name', 'Mia'],
    ['Last name', 'Rose'],
    ['Email', 'keys@owners.com.au'],
    ['Password', PASSWORD],
  ]) {
    await typistOn(page).tabTo(page.getByLabel(label ?? '', { exact: true }))
    await type(text ?? '')
  }
  await press('Enter')

  await page.getByRole('heading', { level: 1, name: 'Your website' }).waitFor()
  await typistOn(page).tabTo(page.getByLabel('What does your business do?'))
  await type('Other')
  await typistOn(page).tabTo(page.getByRole('radio').first())
  await press('Space')
  await typistOn(page).tabTo(page.getByRole('button', { name: 'Continue' }))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A little about your business' }).waitFor()
  await typistOn(page).tabTo(page.getByLabel('Country'))
  await type('Australia')
  await typistOn(page).tabTo(page.getByRole('combobox', { name: 'City' }))
  await press('Control+A')
  await type('Sydney')
  await press('Escape')
  await goOn(person, 'Where can people find you?')
  await typistOn(page).tabTo(page.getByRole('button', { name: 'Add later' }))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank you, Mia' }).waitFor()
  await typistOn(page).tabTo(link('Go to my overview'))
  await press('Enter')

  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await typistOn(page).tabTo(
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Compliance/u })
      .first(),
  )
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Compliance' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent?.trim().startsWith('Compliance'))
  await typistOn(page).tabTo(page.getByRole('main').getByRole('link', { name: /^SSL certificate(?!:)/u }))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: 'SSL certificate' }).waitFor()
  await typistOn(page).tabTo(link('Watch video'))

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
