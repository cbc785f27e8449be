import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listUseWords } from './list-use-words.ts'

const campaign = (id: string, state: 'enabled' | 'removed' = 'enabled') => ({
  id,
  name: `Campaign ${id}`,
  state,
})
const CAMPAIGNS = ['1', '2', '3', '4', '5', '6'].map((id) => campaign(id))

describe('which campaigns use a list of negative keywords', () => {
  it('are named, or counted where they are many', () => {
    assert.equal(listUseWords(['2', '1'], CAMPAIGNS), 'Used by Campaign 1 and Campaign 2')
    assert.equal(listUseWords(['1', '2', '3', '4', '5', '6'], CAMPAIGNS), 'Used by 6 campaigns')
    assert.equal(listUseWords([], CAMPAIGNS), 'No campaign uses it')
  })

  it('are not those that were removed since the list was read', () => {
    const now = [campaign('1'), campaign('2', 'removed')]
    assert.equal(listUseWords(['1', '2'], now), 'Used by Campaign 1')
    assert.equal(listUseWords(['2'], now), 'No campaign uses it')
  })

  it('are counted where their names are not read, or not all of them: it is not said that none uses it', () => {
    assert.equal(listUseWords(['1'], null), 'Used by 1 campaign')
    assert.equal(listUseWords(['1', '9'], CAMPAIGNS), 'Used by 2 campaigns')
    assert.equal(listUseWords([], null), 'No campaign uses it')
  })
})
