import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csvSheet, importFile } from './format/csv.ts'
import { sampleFileName, sampleText } from './sample-files.ts'

describe('a file about a made-up business', () => {
  it('says so in its name', () => assert.equal(sampleFileName('titles.csv'), 'sample-data-titles.csv'))

  it('says so in the first row of a spreadsheet for people, which stays one', () => {
    const sheet = sampleText(csvSheet([['Page', 'Title']]), 'text/csv')
    assert.equal(sheet, '\uFEFF"Sample data, not your business"\r\n"Page","Title"\r\n')
  })

  it('says so in a comment of a page', () => {
    assert.match(sampleText('<p>Hi</p>', 'text/html'), /^<!-- Sample data, not your business -->\n<p>/u)
  })

  it('leaves what a program imports as it is', () => {
    const file = importFile([['from', 'to']])
    assert.equal(sampleText(file, 'text/csv'), file)
    assert.equal(sampleText('User-agent: *', 'text/plain'), 'User-agent: *')
  })
})
