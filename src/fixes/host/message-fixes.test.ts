import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aPage } from '#support/page-facts.ts'
import { hostMessageFixes } from './message-fixes.ts'

const finding = (id: string) => ({ id, at: ['https://joes.test/'], evidence: 'PHP 7.4.33' })
const kinsta = aPage({ technologies: [{ name: 'Kinsta', kind: 'host', version: null, by: 'header' }] })

test('the message asks the detected host for what was seen, with the proof', () => {
  const facts = { findings: [finding('old-php'), finding('nosniff')] }
  const [fix] = hostMessageFixes(anInput({ facts, evidence: { site: aSite({ home: kinsta }) } }))
  const text = fix?.pieces[0]?.content ?? ''
  assert.equal(fix?.where.place, 'Kinsta support')
  assert.match(text, /^Hello Kinsta support,\n/u)
  assert.match(text, /My website is joes\.test\. A check on 2026-11-21/u)
  assert.match(
    text,
    /1\. Please move this website to a version of PHP .*\n {3}Seen at https:\/\/joes\.test\/: PHP 7\.4\.33/u,
  )
  assert.doesNotMatch(text, /\n2\./u)
})

test('faults of a certificate are asked about in words', () => {
  const facts = { problems: ['missing_intermediate', 'tls_timeout'], httpRedirectsToHttps: true }
  const text = hostMessageFixes(anInput({ facts }))[0]?.pieces[0]?.content ?? ''
  assert.match(text, /1\. The intermediate certificate is not sent\./u)
  assert.doesNotMatch(text, /\n2\./u)
})

test('there is no message where a host has nothing to do', () => {
  assert.deepEqual(hostMessageFixes(anInput({ facts: { findings: [finding('nosniff')] } })), [])
  assert.deepEqual(hostMessageFixes(anInput({ facts: { problems: [], httpRedirectsToHttps: true } })), [])
})
