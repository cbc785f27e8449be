import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handOverMessage } from './message.ts'

test('the message names the check, the website, the link and the owner', () => {
  const message = handOverMessage({
    titles: ['Broken links'],
    host: 'a.example',
    link: 'https://f/h',
    firstName: 'Maya',
  })
  assert.equal(
    message,
    'Hi, could you please look at this on a.example: Broken links.\nThe exact text, where it goes and a button to test it are here: https://f/h\nThank you, Maya',
  )
})

test('the message lists several checks', () => {
  const titles = ['Broken links', 'Sitemap']
  const message = handOverMessage({ titles, host: 'a.example', link: 'https://f/h', firstName: 'Maya' })
  assert.match(
    message,
    /^Hi, could you please look at these 2 things on a\.example:\n- Broken links\n- Sitemap\n/u,
  )
})

test('an unknown name leaves no gap', () => {
  const message = handOverMessage({ titles: ['Ads'], host: null, link: 'https://f/h', firstName: '' })
  assert.match(message, /look at this: Ads\./u)
  assert.match(message, /Thank you$/u)
})
