import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileSettings } from './file-settings.ts'

describe('the settings of a bucket', () => {
  it('refuse an address whose path would be left out of every request', () => {
    const endpoint = fileSettings.AWS_ENDPOINT_URL_S3
    for (const url of ['https://files.fixture', 'http://127.0.0.1:9000/'])
      assert.ok(endpoint.safeParse(url).success)
    assert.ok(!endpoint.safeParse('https://files.fixture/storage/v1/s3').success)
  })

  it('refuse a prefix that leads to another bucket', () => {
    const place = fileSettings.FETTLE_FILES
    for (const name of ['s3://backups', 's3://backups/a/.b/', '/var/files', '../files'])
      assert.ok(place.safeParse(name).success, name)
    for (const name of ['s3://backups/../other', 's3://backups/a/..', 's3://backups/./a'])
      assert.ok(!place.safeParse(name).success, name)
  })
})
