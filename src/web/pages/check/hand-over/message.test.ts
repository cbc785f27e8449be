import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handOverMessage } from './message.ts'

test('the message names the check, the website, the link and the owner', () => {
  const message = handOverMessage({
    title: 'Broken links',
    host: 'a.example',
    link: 'https://f/h',
    firstName: 'Maya',
  })
  assert.equal(
    message,
    'Hi, could you please look at this on a.example: Broken links.\nThe details are here, and you can test again when it’s done: https://f/h\nThank you, Maya',
  )
})

test('an unknown name leaves no gap', () => {
  const message = handOverMessage({ title: 'Ads', host: null, link: 'https://f/h', firstName: '' })
  assert.match(message, /look at this: Ads\./u)
  assert.match(message, /Thank you$/u)
})
