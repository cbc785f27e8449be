import assert from 'node:assert/strict'
import type { Walker } from '#support/walker.ts'
import { says } from './steps.ts'

const TEASER =
  'One tidy page about your business, ready for the bank or a new adviser. We’ve filled in what we know. Still to add: your logo, key objectives and financial reports.'

/** The overview's hint at the business summary. */
export async function seesTeaser({ page }: Walker): Promise<void> {
  const teaser = page.getByRole('region', { name: 'My Business Summary', exact: true })
  await teaser.getByText(TEASER, { exact: true }).waitFor()
  const link = teaser.getByRole('link', { name: 'Open my summary', exact: true })
  assert.equal(await link.getAttribute('href'), '/my-business-summary')
}

/** The overview's card of networks. */
export const todayOf = ({ page }: Walker) => page.getByRole('region', { name: 'Social today', exact: true })

/** Its rows, each as the address of its link and the lines it shows. */
export async function rowsOfToday(owner: Walker): Promise<string[][]> {
  const links = todayOf(owner).getByRole('listitem').getByRole('link')
  await links.first().waitFor()
  return Promise.all(
    (await links.all()).map(async (link) => [
      (await link.getAttribute('href')) ?? '',
      ...(await link.innerText()).split('\n'),
    ]),
  )
}

/** The figures on the page of a check, by what it calls them. */
export async function figuresOn(owner: Walker, path: string): Promise<(name: string) => string> {
  await owner.go(path)
  await says(owner, 'Your account')
  const rows = await owner.page.locator('main dl > div').all()
  const pairs = rows.map((row) => Promise.all([row.locator('dt').innerText(), row.locator('dd').innerText()]))
  const figures = new Map(await Promise.all(pairs))
  return (name) => {
    const figure = figures.get(name)
    assert.ok(figure, `${path} says nothing of "${name}"`)
    return figure
  }
}

/** The numbers of a popular post, in the overview's words. */
export const numbersOfPost = (figure: (name: string) => string): string =>
  `Seen ${figure('Views')} times, ${figure('Likes, comments and shares')} likes, comments and shares. Engagement rate ${figure('Engagement rate')}.`
