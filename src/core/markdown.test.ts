import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { markdownBlocks, markdownSections } from './markdown.ts'

const text = (words: string) => ({ kind: 'text', text: words })

describe('Markdown', () => {
  it('is headings, paragraphs and lists, whose lines become one', () => {
    assert.deepEqual(markdownBlocks('# Title\n\nOne\nline.\n\n- First\n  on.\n- Second\n\n1. Third\n'), [
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'text', text: 'One line.' },
      { kind: 'list', items: ['First on.', 'Second'] },
      { kind: 'list', items: ['Third'] },
    ])
  })
  it('keeps the marks within words, and takes a dash within a line for none', () => {
    assert.deepEqual(markdownBlocks('**Now** - or [later](/later)'), [
      { kind: 'text', text: '**Now** - or [later](/later)' },
    ])
  })
  it('begins a block at a heading or a list without an empty line', () => {
    assert.deepEqual(markdownBlocks('Text\n## Head\nMore\n- Item'), [
      { kind: 'text', text: 'Text' },
      { kind: 'heading', level: 2, text: 'Head' },
      { kind: 'text', text: 'More' },
      { kind: 'list', items: ['Item'] },
    ])
  })
  it('has sections by the headings of one level', () => {
    assert.deepEqual(markdownSections(markdownBlocks('Before\n\n## A\n\nOne\n\n## B'), 2), [
      { heading: '', blocks: [text('Before')] },
      { heading: 'A', blocks: [text('One')] },
      { heading: 'B', blocks: [] },
    ])
    assert.deepEqual(markdownSections([], 2), [])
  })
})
