import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FixField } from '#core/fix-text/field.ts'
import { webPersonMessage } from './web-person-message.ts'

const reports: FixField = {
  id: 'reports',
  mark: '[your address]',
  label: 'Where should reports go?',
  example: 'dmarc@a.example',
  value: '',
  from: null,
  place: 'instead',
  mayBeEmpty: false,
}
const record = {
  title: 'DMARC record',
  kind: 'dns' as const,
  name: '_dmarc.a.example',
  content: 'v=DMARC1; p=none; rua=mailto:[your address]\n',
  fields: [reports],
}
const job = {
  title: 'Say what happens to fakes',
  host: 'a.example',
  pieces: [record],
  where: { place: 'the DNS settings of a.example', steps: ['Sign in.', 'Add the record.'] },
  words: { reports: 'jo@a.example' },
}

test('a web person reads what to do, the text as it was filled in, and where it goes', () => {
  assert.equal(
    webPersonMessage(job),
    [
      'Hi, could you please do this on a.example: Say what happens to fakes.',
      'DMARC record: TXT record _dmarc.a.example\nv=DMARC1; p=none; rua=mailto:jo@a.example',
      'Where it goes: the DNS settings of a.example\n1. Sign in.\n2. Add the record.',
      'Thank you',
    ].join('\n\n'),
  )
})

test('there is no message while something is missing in a text', () => {
  assert.equal(webPersonMessage({ ...job, words: {} }), null)
})

test('a text that is a message to somebody already goes into no other one', () => {
  const message = {
    ...record,
    kind: 'text' as const,
    name: 'message-to-host.txt',
    content: 'Hello',
    fields: [],
  }
  assert.equal(webPersonMessage({ ...job, pieces: [message] }), null)
})

test('a file that the answers left empty is not named', () => {
  const empty = { ...record, title: 'Redirects', content: '', fields: [] }
  assert.equal(webPersonMessage({ ...job, pieces: [record, empty] }), webPersonMessage(job))
})
