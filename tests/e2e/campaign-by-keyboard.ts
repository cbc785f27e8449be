import type { Page } from 'playwright-core'
import type { Typist } from './by-keyboard.ts'

/**
 * Goes from the open first step to the last one by keyboard alone, with no more than a campaign needs. `onStep` is called at each step but the first.
 */
export async function typeCampaign(
  page: Page,
  { press, type, tabTo }: Typist,
  url: string,
  onStep: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const field = (name: string | RegExp) => page.getByLabel(name)
  const goOn = async (step: RegExp) => {
    await page.getByText(step).first().waitFor()
    await onStep()
  }
  await tabTo(field('Website address'))
  await press('Control+A')
  await type(url)
  await press('Enter')
  await goOn(/^Step 2 of 5/u)
  const place = page.getByRole('combobox', { name: 'Find a suburb, city or region' })
  await tabTo(place)
  await type('Newt')
  await page.getByRole('option', { name: /^Newtown/u }).waitFor()
  await press('Enter')
  await page.getByRole('button', { name: 'Remove Newtown' }).waitFor()
  await tabTo(page.getByRole('button', { name: /^Next:/u }))
  await press('Enter')
  await goOn(/^Step 3 of 5/u)
  await tabTo(page.getByRole('group', { name: 'Ideas for your page' }).getByRole('button').first())
  await press('Enter')
  await tabTo(page.getByRole('button', { name: /^Next:/u }))
  await press('Enter')
  await goOn(/^Step 4 of 5/u)
  await tabTo(field(/^Headline 1/u))
  await type('Flowers in Newtown')
  await tabTo(field(/^Description 1/u))
  await type('Fresh from growers near Sydney, tied to order.')
  await tabTo(page.getByRole('button', { name: /^Next:/u }))
  await press('Enter')
  await goOn(/^Step 5 of 5/u)
  await tabTo(page.getByRole('radio').first())
  await press('Space')
}
