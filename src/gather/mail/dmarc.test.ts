import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DnsScript } from '#support/dns-server.ts'
import { lookAtMail } from '#support/mail-gathered.ts'

const policy = (record: string) => ({ TXT: [record] })

async function walk(script: DnsScript, email = 'jo@shop.fixture') {
  const found = await lookAtMail(script, { profile: { email } })
  const asked = found.questions.filter((one) => one.startsWith('_dmarc.')).map((one) => one.split(' ')[0])
  return { dmarc: found.dmarc, asked: [...new Set(asked)] }
}

/** The name whose record is in force. */
const at = async (script: DnsScript, email: string): Promise<string | null> => {
  const { dmarc } = await walk(script, email)
  return dmarc.state === 'found' ? dmarc.value.at : null
}

describe('the DMARC record', () => {
  test('is that of the domain itself, without further queries', async () => {
    const { dmarc, asked } = await walk({ '_dmarc.shop.fixture': policy('v=DMARC1; p=reject') })
    assert.deepEqual(dmarc, {
      state: 'found',
      value: { at: 'shop.fixture', records: ['v=DMARC1; p=reject'] },
    })
    assert.deepEqual(asked, ['_dmarc.shop.fixture'])
  })

  test('several records at one name are all reported', async () => {
    const { dmarc } = await walk({
      '_dmarc.shop.fixture': { TXT: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] },
    })
    assert.ok(dmarc.state === 'found')
    assert.equal(dmarc.value.records.length, 2)
  })

  for (const record of ['v=DMARC2; p=reject', 'p=reject; v=DMARC1', 'v=DMARC1p=reject']) {
    test(`"${record}" is not a DMARC record`, async () => {
      assert.equal((await walk({ '_dmarc.shop.fixture': policy(record) })).dmarc.state, 'none')
    })
  }
})

describe('the tree walk', () => {
  test('takes the record with the fewest labels', async () => {
    const script = {
      '_dmarc.b.shop.fixture': policy('v=DMARC1; p=none'),
      '_dmarc.shop.fixture': policy('v=DMARC1; p=reject'),
    }
    assert.equal(await at(script, 'jo@a.b.shop.fixture'), 'shop.fixture')
  })

  test('ends at psd=n', async () => {
    const script = {
      '_dmarc.b.shop.fixture': policy('v=DMARC1; p=none; psd=n'),
      '_dmarc.shop.fixture': policy('v=DMARC1; p=reject'),
    }
    assert.equal(await at(script, 'jo@a.b.shop.fixture'), 'b.shop.fixture')
  })

  test('takes the record below a public suffix with psd=y, or else that suffix’s', async () => {
    const suffix = { '_dmarc.fixture': policy('v=DMARC1; p=reject; psd=y') }
    assert.equal(await at(suffix, 'jo@shop.fixture'), 'fixture')
    const both = { ...suffix, '_dmarc.shop.fixture': policy('v=DMARC1; p=none') }
    assert.equal(await at(both, 'jo@mail.shop.fixture'), 'shop.fixture')
  })

  test('takes that suffix’s where the domain directly below it has none', async () => {
    const script = {
      '_dmarc.b.shop.fixture': policy('v=DMARC1; p=none'),
      '_dmarc.fixture': policy('v=DMARC1; p=reject; psd=y'),
    }
    assert.equal(await at(script, 'jo@mail.b.shop.fixture'), 'fixture')
  })

  test('cuts long names to seven labels', async () => {
    const { asked } = await walk({}, 'jo@a.b.c.d.e.f.g.h.shop.fixture')
    assert.deepEqual(asked.slice(0, 2), [
      '_dmarc.a.b.c.d.e.f.g.h.shop.fixture',
      '_dmarc.d.e.f.g.h.shop.fixture',
    ])
    assert.equal(asked.length, 8)
  })

  test('fails when the organisation’s name cannot be queried, not when its registry’s cannot', async () => {
    const down = await walk({ '_dmarc.shop.fixture': 'SERVFAIL' }, 'jo@mail.shop.fixture')
    assert.equal(down.dmarc.state, 'failed')
    const registry = await walk({ '_dmarc.fixture': 'REFUSED' }, 'jo@mail.shop.fixture')
    assert.equal(registry.dmarc.state, 'none')
  })
})
