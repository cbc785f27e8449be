import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { unsubscribeToken } from '#mail/unsubscribe.ts'
import { ownerOf } from '#store/owners.ts'
import { SECRET, testApi, type TestApi } from '#support/api.ts'

describe('the link that switches mails off', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('A08 changes nothing when it is only opened, and one kind of mail when it is confirmed', async () => {
    const { id } = await api.owner()
    const path = `/unsubscribe/${unsubscribeToken(SECRET, id, 'summary')}`
    const asked = await api.visitor().get(path)
    assert.equal(asked.status, 200)
    assert.match(asked.text, /Stop these emails\?/u)
    assert.equal((await ownerOf(api.db, id))?.notifySummary, true)
    // As a mail program sends it: RFC 8058, section 3.1.
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await api.visitor().call('POST', path, 'List-Unsubscribe=One-Click', form)
    assert.equal(answer.status, 200)
    const owner = await ownerOf(api.db, id)
    assert.equal(owner?.notifySummary, false)
    assert.equal(owner.notifyResults, true)
  })

  it('answers 404 to a token that is not ours, with a page to read', async () => {
    const { id } = await api.owner()
    const path = `/unsubscribe/${unsubscribeToken('another secret', id, 'summary')}`
    const opened = await api.visitor().get(path)
    assert.equal(opened.status, 404)
    assert.match(opened.text, /<h1>This link doesn’t work<\/h1>/u)
    assert.equal((await api.visitor().post(path)).status, 404)
    assert.equal((await ownerOf(api.db, id))?.notifySummary, true)
  })
})
