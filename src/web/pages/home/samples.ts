import type { CheckSample } from '#web/kit/visitor/SampleCheck.tsx'
import type { OverviewSample } from '#web/kit/visitor/SampleOverview.tsx'

/** An invented florist. */
export const SAMPLE_OVERVIEW: OverviewSample = {
  business: 'Blue Wren Florist',
  tally: { good: 12, toFix: 14, toAnswer: 5 },
  rows: [
    { tone: 'success', title: 'SSL certificate', why: 'Your padlock works.', status: 'Secure' },
    { tone: 'warning', title: 'Broken links', why: 'We found 5 broken links.', status: '5 broken' },
    {
      tone: 'unable',
      title: 'Sitemap',
      why: 'Your website took too long to answer.',
      status: 'Couldn’t check',
    },
  ],
  next: { title: 'Add a contact form', line: '15 minutes. You can do this yourself.' },
}

export const SAMPLE_CHECK: CheckSample = {
  title: 'Broken links',
  tone: 'warning',
  status: '5 broken',
  line: 'We found 5 broken links. One of them is in your menu, so it shows on every page.',
  proof: [
    { what: 'Wedding flowers', address: 'bluewren.example/weddings-2023', where: 'Every page' },
    { what: 'Order online', address: 'bluewren.example/shop/bouquets-old', where: 'Home' },
    { what: 'Picture of red roses', address: 'bluewren.example/images/roses-hero.jpg', where: 'Home' },
  ],
  steps: [
    { text: 'Start with links on your homepage and menu', time: '15 minutes', who: 'You' },
    { text: 'Correct, replace or remove each link', time: '30 minutes', who: 'You' },
  ],
}
