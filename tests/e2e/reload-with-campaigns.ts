import type { Page } from 'playwright-core'

/** Opens the page again, once with other campaigns than those of the account; `null`: Google gives none. */
export async function reloadWithCampaigns(page: Page, changed: ((row: object) => object) | null) {
  await page.route(
    '**/api/ads/campaigns?*',
    async (route) => {
      const response = await route.fetch()
      const answer: { data: { rows: object[] } } = await response.json()
      const given = changed && { data: { ...answer.data, rows: answer.data.rows.map(changed) } }
      await route.fulfill({
        response,
        json: { ...answer, ...(given ?? { data: null, failure: 'vendor_down' }) },
      })
    },
    { times: 1 },
  )
  await page.reload()
}
