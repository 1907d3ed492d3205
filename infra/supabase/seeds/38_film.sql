-- The film of a first module, which is a free preview; seedFiles() puts both files into storage.
update public.module_contents c
set video_url = '/storage/v1/object/videos/' || m.formation_id || '/encheres-google-ads.webm',
  captions_url = '/storage/v1/object/videos/' || m.formation_id || '/encheres-google-ads.vtt'
from public.formation_modules m join public.formations f on f.id = m.formation_id
where m.id = c.module_id and f.slug = 'google-ads-premieres-campagnes-rentables' and m.order_index = 0;
