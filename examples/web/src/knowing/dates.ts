// dates.ts - dates as the reader writes them.

/** In the reader's language; of its countries, the one the browser knows. */
export function dates(language: string, options: Intl.DateTimeFormatOptions):
  Intl.DateTimeFormat {
  const own = navigator.languages.find((one) => one.startsWith(language));

  return new Intl.DateTimeFormat(own ?? language, options);
}
