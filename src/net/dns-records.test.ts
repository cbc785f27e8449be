import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type DnsServer, startDnsServer } from '#support/dns-server.ts'
import { egressFor } from '#support/egress.ts'
import type { Egress } from './types.ts'

let names: DnsServer
let egress: Egress

before(async () => {
  names = await startDnsServer({
    'texts.fixture': { TXT: Array.from({ length: 300 }, (_, index) => `text ${index}`) },
    'long-text.fixture': { TXT: ['x'.repeat(60_000)] },
    'mail.fixture': { MX: [{ exchange: 'inner.fixture', preference: 10 }] },
    'inner.fixture': { A: ['127.0.0.1'] },
    'mixed.fixture': { A: ['8.8.8.8', '10.0.0.1'] },
    'public.fixture': { A: ['8.8.8.8'], AAAA: ['2606:4700::1111'] },
    'signed.fixture': { A: ['8.8.8.8'], authentic: true },
    'servfail.fixture': 'SERVFAIL',
    'silent.fixture': 'silence',
    'garbage.fixture': Buffer.from('not a message of the domain name system'),
  })
  egress = egressFor([], { dns: [names.address] })
})
after(async () => {
  await egress.close()
  await names.close()
})

test('D14 many and long TXT records are read whole', async () => {
  const texts = await egress.dns.txt('texts.fixture')
  const long = await egress.dns.txt('long-text.fixture')
  assert.equal(texts.state === 'found' && texts.value.length, 300)
  assert.equal(long.state === 'found' && long.value[0]?.length, 60_000)
  assert.deepEqual(await egress.dns.txt('nothing.fixture'), { state: 'none' })
  assert.equal((await egress.dns.txt('servfail.fixture')).state, 'failed')
})

test('D15 a mail server on a private address reads like a missing one, and is not dialled', async () => {
  const mx = await egress.dns.mx('mail.fixture')
  assert.deepEqual(mx, { state: 'found', value: [{ exchange: 'inner.fixture', priority: 10 }] })
  assert.equal(await egress.dns.visibility('inner.fixture'), 'unresolvable')
  assert.equal(await egress.dns.visibility('mixed.fixture'), 'unresolvable')
  assert.equal(await egress.dns.visibility('public.fixture'), 'public')
  assert.equal(await egress.dns.visibility('nothing.fixture'), 'unresolvable')
  assert.equal(await egress.dns.visibility('servfail.fixture'), 'unknown')
  const dialled = await egress.dial('inner.fixture', 443)
  assert.equal(!dialled.ok && dialled.failure.code, 'address_refused')
})

test('a missing name is confirmed by two resolvers, never by one', async () => {
  const other = await startDnsServer({ 'half.fixture': { A: ['8.8.8.8'] }, 'empty.fixture': {} })
  const two = egressFor([], { dns: [names.address, other.address] })
  assert.equal(await two.dns.confirmMissing('nothing.fixture'), true)
  assert.equal(await two.dns.confirmMissing('half.fixture'), false)
  assert.equal(await two.dns.confirmMissing('empty.fixture'), false, 'an empty answer is a name that exists')
  await two.close()
  const one = egressFor([], { dns: [names.address] })
  assert.equal(await one.dns.confirmMissing('nothing.fixture'), false)
  await one.close()
  const twice = egressFor([], { dns: [names.address, names.address] })
  assert.equal(await twice.dns.confirmMissing('nothing.fixture'), false, 'the same one twice')
  await twice.close()
  await other.close()
})

test('an answer with the AD bit counts as authenticated', async () => {
  assert.equal(await egress.dns.authenticated('signed.fixture'), true)
  assert.equal(await egress.dns.authenticated('public.fixture'), false)
  for (const host of ['nothing.fixture', 'silent.fixture', 'garbage.fixture']) {
    assert.equal(await egress.dns.authenticated(host), null, host)
  }
})
