interface ImportMeta {
  /** The bundler's own: the texts of the files that match, by their paths (https://vite.dev/guide/features#glob-import). */
  glob: (
    pattern: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ) => Readonly<Record<string, string>>
}
