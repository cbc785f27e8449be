/** The question about tools in use. */
export const TOOLS_IN_USE = 'S-TOOL3'
/** The questions about tools: the jobs that take time, the budget, the tools in use. */
export const TOOL_QUESTIONS = ['S-TOOL1', 'S-TOOL2', TOOLS_IN_USE] as const
