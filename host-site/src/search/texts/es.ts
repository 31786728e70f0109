import type { CauseTexts } from './en.ts';

export const es: CauseTexts = {
  ignore: 'Buscar sin {name}',
  quote: '«{text}»',
  noneWith: 'Hay resultados, pero ninguno con {filters}.',
  noneMatch: 'Aquí nada coincide con {words}.',
  allExcluded: 'Todo lo encontrado contiene lo que usted excluyó: {words}.',
  unquoted: 'Buscar sin comillas',
};
