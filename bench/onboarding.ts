import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { PASSWORD, startProduct } from '#support/product.ts'
import { SHOP } from '#support/product-sites.ts'
import { browserOpener } from './support/browser.ts'

// A visitor at phone width whose website was looked at, until they are an owner with everything kept: the fields that have to be typed into, and the taps, the
// choices of a list among them. What is filled in already is left as it is, and what may be given later is.
//   npm run -s bench:onboarding -- [browser]
const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true }
const LONGEST_MS = 180_000
/** What was found on the website stands in the fields by then. */
const FILLED_MS = 10_000
const LOOK_MS = 500
const CITY = '::-p-aria([name="City"][role="combobox"])'

const openBrowser = await browserOpener(process.argv[2])
const product = await startProduct({ settings: { FETTLE_SPARE_BROWSER: 'on' } })
const typed: string[] = []
const taps: string[] = []
try {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(LONGEST_MS)
    await page.setViewport(PHONE)
    await lookAtShop(page)
    await becomeOwner(page)
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}
console.log(`typed: ${typed.join(', ')}`)
console.log(`taps: ${taps.join(', ')}`)
console.log(`visitor to owner: ${typed.length} fields, ${taps.length} taps`)

async function lookAtShop(page: Page): Promise<void> {
  await page.goto(`${product.origin}/home`, { waitUntil: 'networkidle0' })
  await page.type('input[name="address"]', SHOP)
  await page.tap('form:has(input[name="address"]) button[type="submit"]')
  await page.waitForSelector('::-p-text(Create an account to keep these)')
}

async function becomeOwner(page: Page): Promise<void> {
  const type = async (label: string, text: string, role = 'textbox') => {
    await page.locator(`::-p-aria([name="${label}"][role="${role}"])`).fill(text)
    typed.push(label)
  }
  const tap = async (role: string, name: string) => {
    await tapShown(page, `::-p-aria([name="${name}"][role="${role}"])`)
    taps.push(name)
  }
  const choose = async (label: string, option: string) => {
    const select = await page.waitForSelector(`select::-p-aria([name="${label}"])`)
    const value = await select?.evaluate(
      (element, text) => [...element.options].find((one) => one.text === text)?.value,
      option,
    )
    if (value === undefined) throw new Error(`There is no “${option}” to choose.`)
    await select?.select(value)
    taps.push(`${label} ${option}`)
  }
  const heading = (text: string) => page.waitForSelector(`h1::-p-text(${text})`)

  await tap('link', 'Create an account')
  await heading('Create your account')
  await type('First name', 'Mia')
  await type('Last name', 'Rose')
  await type('Email', 'mia@owners.com.au')
  await page.locator('input[type="password"]').fill(PASSWORD)
  typed.push('Password')
  await tap('button', 'Create my account')
  await heading('Your website')
  await choose('What does your business do?', 'Retail / eCommerce')
  await choose('Which of these comes closest?', 'Home and garden')
  await tapShown(page, 'label::-p-text(Consumers)')
  taps.push('Consumers')
  await tap('button', 'Continue')
  await heading('A little about your business')
  if (!(await isFilled(page, CITY))) await type('City', 'Sydney', 'combobox')
  await tap('button', 'Continue')
  await heading('Where can people find you?')
  await tap('button', 'Add later')
  await heading('Thank you, Mia')
  await page.waitForSelector('::-p-text(tests done)')
}

/** Taps what is shown, and not the same in a menu that is folded. */
async function tapShown(page: Page, selector: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    for (const element of await page.$$(selector)) {
      const isTapped = await element.evaluate((one) => {
        if (!(one instanceof HTMLElement) || !one.checkVisibility()) return false
        one.click()
        return true
      })
      if (isTapped) return
    }
    await pause(LOOK_MS)
  }
  throw new Error(`There is nothing to tap: ${selector}`)
}

/** Whether what was seen on the website comes into a field. */
async function isFilled(page: Page, selector: string): Promise<boolean> {
  for (let waited = 0; waited < FILLED_MS; waited += LOOK_MS) {
    const field = await page.$(selector)
    const value = await field?.evaluate((one) => (one instanceof HTMLInputElement ? one.value : ''))
    if (value) return true
    await pause(LOOK_MS)
  }
  return false
}
