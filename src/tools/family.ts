import type { ToolSeeker } from './tool-seeker.ts'
import type { Tool } from './tool.ts'

/** Tools that fit the place where files are kept, by the id of S-CLOUD2, and what an owner does there. */
const FAMILIES = {
  google: { tools: ['google_workspace', 'google_meet'], words: 'keep files in Google Drive' },
  microsoft: { tools: ['microsoft_365', 'microsoft_teams'], words: 'keep files in OneDrive' },
} as const

/** "keep files in Google Drive", where a tool fits the place where an owner does; else `null`. */
export function familyWords({ id }: Pick<Tool, 'id'>, { cloud }: Pick<ToolSeeker, 'cloud'>): string | null {
  for (const [place, { tools, words }] of Object.entries(FAMILIES))
    if (cloud.includes(place) && tools.some((tool) => tool === id)) return words
  return null
}
