import type { WorkOf } from '#core/work.ts'

/** The work for a website without a sitemap: a ready-made file, or a switch in the website builder. */
export const sitemapWork: WorkOf = () => ({
  steps: [
    {
      text: 'Put up the ready-made sitemap, or switch on the one of your website builder',
      minutes: 10,
    },
    { text: 'Re-run the test', minutes: 2 },
  ],
  isReadyMade: true,
  who: 'You',
})
