import type { Walker } from '#support/walker.ts'

/** Registers on the open register page. */
export async function register({ page }: Walker, email: string, password: string): Promise<void> {
  await page.getByLabel('First name').fill('Mia')
  await page.getByLabel('Last name').fill('Rose')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL('**/onboarding')
  await page.getByRole('heading', { level: 1, name: 'Your website' }).waitFor()
}

/** Continues with the next step of onboarding, which has this heading. */
export async function goOn({ page }: Walker, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
