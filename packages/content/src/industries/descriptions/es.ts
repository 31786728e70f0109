import type { IndustryDescriptions } from '../types.ts';

export const es: IndustryDescriptions = {
  '0001':
    'Tecnología y automatización: robots, controladores, sensores, accionamientos y redes con los que una planta mide, decide y se mueve por sí misma.',
  '0002':
    'Electrónica, del chip al aparato terminado, con los ordenadores, redes y programas con los que trabajan las empresas.',
  '0003':
    'Energía y medio ambiente: solar, eólica, petróleo y gas, almacenamiento y distribución, y las plantas que depuran el agua y el aire.',
  '0004':
    'Productos industriales que toda fábrica compra: metales, plásticos, químicos, bombas, válvulas, herramientas, equipos de protección y embalaje.',
  '0005':
    'Maquinaria para fabricar, envasar, construir, cultivar, extraer y elevar, de una sola máquina a una línea completa.',
  '0006':
    'Transmisión de potencia: las piezas que llevan el movimiento del motor al trabajo, como engranajes, rodamientos, correas, cadenas, acoplamientos e hidráulica.',
  '0007': 'Ropa para cada persona y cada uso, con los tejidos, hilos y calzado que la acompañan.',
  '0008':
    'Productos para bebés en los que confían padres y comercios: ropa, alimentación, cuidado, muebles infantiles, seguridad y juguetes.',
  '0009':
    'Belleza y cuidado de piel, cabello y uñas, fragancias e higiene, equipos para salones y los envases de todo ello.',
  '0010':
    'Accesorios de moda que completan un conjunto: joyas, relojes, bolsos, gafas, pañuelos y los adornos que necesitan los fabricantes.',
  '0011':
    'Alimentos del campo a la estantería: frescos, secos, congelados y envasados, con las semillas, piensos e insumos que usan las explotaciones.',
  '0012': 'Muebles para hogares, oficinas, hoteles, escuelas y jardines, con componentes y textiles para el hogar.',
  '0013':
    'Salud y seguros: dispositivos médicos, medicamentos, equipos de laboratorio y de hospital, y los servicios que cuidan de las personas.',
  '0014':
    'Construcción e inmuebles: materiales, estructuras, instalaciones, iluminación y climatización para edificios, y las empresas que los construyen.',
  '0015':
    'Servicios empresariales que hacen posible el comercio: transporte, finanzas, inspección, asesoría jurídica, marketing, formación y personal.',
};
