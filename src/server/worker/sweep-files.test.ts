import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { removeOwner } from '#api/owner/remove-owner.ts'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import { limits } from '#store/schema/limits.ts'
import { reports } from '#store/schema/reports.ts'
import { evidence } from '#store/schema/scans.ts'
import { changeLogo, logoFile } from '#store/summaries.ts'
import { addWebsite } from '#store/websites.ts'
import { testStore, type TestStore } from '#support/store.ts'
import { sorted } from '#support/file-names.ts'
import { folderFiles } from '../files/folder-files.ts'
import { sweepFiles } from './sweep-files.ts'
import { DAY_MS } from '#core/time-units.ts'

const logoOf = () => ({ id: randomUUID(), type: 'png', width: 1, height: 1 }) as const

describe('the sweep of unused files', () => {
  let store: TestStore
  let folder = ''
  const at = new Date()
  before(async () => {
    store = await testStore()
  })
  after(() => store.close())
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    folder = mkdtempSync(join(tmpdir(), 'fettle-sweep-'))
    await store.db.delete(user)
    await store.db.delete(limits)
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  const files = () => folderFiles(folder)
  const left = () => sorted(files().list())
  async function keep(name: string, daysOld = 2): Promise<string> {
    await files().put(name, Buffer.from('x'))
    const written = new Date(at.getTime() - daysOld * DAY_MS)
    utimesSync(join(folder, name), written, written)
    return name
  }
  async function owner() {
    const id = randomUUID()
    await store.db
      .insert(user)
      .values({ id, email: `${id}@owners.fixture`, name: 'Mia', emailVerified: true })
    await ownerCreated(store.db, { id, firstName: 'Mia', lastName: 'Rose' })
    const website = await addWebsite(store.db, { ownerId: id, address: 'https://joes.fixture/' })
    return { id, website }
  }
  const sweep = (moment = at) => sweepFiles({ db: store.db, files: files() }, moment)

  it('removes a replaced logo and keeps the present one', async () => {
    const { id } = await owner()
    const [old, next] = [logoOf(), logoOf()]
    await keep(logoFile(id, old))
    const kept = await keep(logoFile(id, next))
    await changeLogo(store.db, id, next)
    await sweep()
    assert.deepEqual(await left(), [kept])
  })

  it('keeps evidence and reports that have a row, and removes others', async () => {
    const { id, website } = await owner()
    const piece = await keep(`evidence/${website.id}/site.json.gz`)
    const report = await keep(`reports/${id}/${randomUUID()}.pdf`)
    await store.db.insert(evidence).values({ websiteId: website.id, key: 'site', file: piece, at })
    await store.db.insert(reports).values({ ownerId: id, websiteId: website.id, kind: 'x', file: report })
    await keep(`evidence/${website.id}/mail.json.gz`)
    await keep(`reports/${id}/${randomUUID()}.pdf`)
    await sweep()
    assert.deepEqual(await left(), [piece, report])
  })

  it('removes all files of a deleted account, also those written after its deletion', async () => {
    const { id, website } = await owner()
    const jobs = {
      scan: async () => {},
      report: async () => {},
      mail: async () => {},
      readAccount: async () => {},
      refreshAccounts: async () => {},
      watchAds: async () => {},
      lookAtLanding: async () => {},
      drop: async () => {},
    }
    const connections = { connectors: [], disconnect: async () => false }
    await removeOwner({ db: store.db, files: files(), jobs, payments: null, connections }, id)
    await keep(logoFile(id, logoOf()))
    await keep(`evidence/${website.id}/site.json.gz`)
    await sweep()
    assert.deepEqual(await left(), [])
  })

  it('keeps a file written today, whose row may be missing yet, and one of an unknown kind', async () => {
    const { id } = await owner()
    const recent = await keep(logoFile(id, logoOf()), 0.9)
    const unrelated = await keep('licences/of-the-operator.txt')
    await sweep()
    assert.deepEqual(await left(), [unrelated, recent])
  })

  it('runs once a day', async () => {
    const { id } = await owner()
    await sweep()
    await keep(logoFile(id, logoOf()), 2)
    await sweep(new Date(at.getTime() + 0.9 * DAY_MS))
    assert.equal((await left()).length, 1)
    await sweep(new Date(at.getTime() + DAY_MS))
    assert.equal((await left()).length, 0)
  })

  it('goes through thousands of files in batches', async () => {
    const { id } = await owner()
    await Promise.all(Array.from({ length: 501 }, () => keep(logoFile(id, logoOf()))))
    await sweep()
    assert.equal((await left()).length, 0)
  })
})
