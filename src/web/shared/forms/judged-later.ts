type Problems = Record<string, string>

/**
 * Judges a form by a schema that is loaded when the form is judged first, because schemas are large and a page is read before it is
 * filled in. Where the schema cannot be loaded, nothing is wrong: the API judges what it is sent as well.
 */
export const judgedLater =
  <Values>(load: () => Promise<(values: Values) => Problems>) =>
  async (values: Values): Promise<Problems> => {
    // Offline, or the server has a newer version: what is sent then says so in its turn.
    const judge = await load().catch(() => null)
    return judge === null ? {} : judge(values)
  }
