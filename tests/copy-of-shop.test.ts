import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleAnswer } from '#sample/shop.ts'
import { copyOfShop } from '../bench/support/copy-of-shop.ts'

test('a copy of the sample shop answers as the shop does, under its own host', () => {
  const copy = copyOfShop('one.fixture')
  for (const path of ['/', '/style.css', '/sitemap.xml', '/../../package.json', '/nowhere']) {
    const { body, ...answer } = sampleAnswer(path)
    assert.deepEqual(copy(path), {
      ...answer,
      body: body.toString().replaceAll('bluewren.example', 'one.fixture'),
    })
  }
  assert.equal(sampleAnswer('/nowhere').status, 404)
})
