const PLACEHOLDER_TEXT =
  /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|class aptent taciti|pellentesque habitant morbi|printer took a galley of type|this is your first post|this is an example page\. it['’]s different from a blog post|dies ist (?:dein|der) erster? beitrag|ceci est votre premier article|esta es tu primera entrada|your text here|insert text here|sample page[.\s]+this is an example)/iu

/** The words by which a text is known as a template's placeholder; `null` where it is none. */
export const placeholderWords = (text: string): string | null => PLACEHOLDER_TEXT.exec(text)?.[0] ?? null
