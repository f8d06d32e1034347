/**
 * Korean words of technical writing with their English counterparts, written by hand for this check. `korean=english,english`,
 * separated by blanks.
 */
export const technicalTerms = `
컴포넌트=component 상태=state 함수=function 객체=object 배열=array 변수=variable 값=value 속성=property,attribute 프로퍼티=property
메서드=method 메소드=method 클래스=class 인스턴스=instance 인터페이스=interface 타입=type 유형=type 제네릭=generic 열거형=enum 문자열=string
숫자=number 정수=integer 실수=float 불리언=boolean 참조=reference 포인터=pointer 상수=constant 매개변수=parameter 파라미터=parameter
인수=argument 인자=argument 반환=return 호출=call 콜백=callback 프로미스=promise 프라미스=promise 비동기=async,asynchronous
동기=sync,synchronous 병렬=parallel 동시성=concurrency 스레드=thread 쓰레드=thread 프로세스=process 메모리=memory 스택=stack 힙=heap
큐=queue 리스트=list 목록=list 연결=link,connection 링크드=linked 트리=tree 그래프=graph 노드=node 간선=edge 정점=vertex 해시=hash
테이블=table 맵=map 집합=set 튜플=tuple 딕셔너리=dictionary 키=key 인덱스=index 색인=index 정렬=sort,sorting 탐색=search,traversal
검색=search 재귀=recursion,recursive 반복=loop,iteration 반복문=loop 조건문=conditional 조건부=conditional 조건=condition
분기=branch 예외=exception 에러=error 오류=error 경고=warning 디버깅=debugging 디버그=debug 디버거=debugger 로그=log 로깅=logging
테스트=test 테스팅=testing 단위=unit 통합=integration 배포=deploy,deployment 빌드=build 번들=bundle 번들러=bundler 번들링=bundling
컴파일=compile 컴파일러=compiler 인터프리터=interpreter 실행=run,execute 설치=install,installation
설정=config,configuration,setting 구성=configuration 환경=environment 의존성=dependency 종속성=dependency 패키지=package
모듈=module 라이브러리=library 프레임워크=framework 플러그인=plugin 확장=extension 버전=version 업그레이드=upgrade 마이그레이션=migration
이전=previous,migrate 릴리스=release 출시=release 공개=release 저장소=repository,storage 커밋=commit 브랜치=branch 병합=merge
충돌=conflict 원격=remote 서버=server 클라이언트=client 브라우저=browser 요청=request 응답=response 헤더=header 쿠키=cookie
세션=session 토큰=token 인증=authentication,auth 인가=authorization 권한=permission 로그인=login 비밀번호=password
암호화=encryption 암호=password,cipher 보안=security 취약점=vulnerability 취약성=vulnerability 공격=attack 스크립트=script
스크립팅=scripting 주입=injection 의존성주입=injection 네트워크=network 프로토콜=protocol 소켓=socket 포트=port 주소=address 도메인=domain
라우터=router 라우팅=routing 라우트=route 경로=path,route 엔드포인트=endpoint 페이지=page 레이아웃=layout 템플릿=template
렌더링=render,rendering 렌더=render 렌더러=renderer 리렌더링=rerender 하이드레이션=hydration 스트리밍=streaming 스트림=stream 버퍼=buffer
파일=file 디렉터리=directory 디렉토리=directory 폴더=folder 이미지=image 글꼴=font 폰트=font 스타일=style 스타일링=styling
애니메이션=animation 전환=transition 트랜지션=transition 이벤트=event 핸들러=handler 리스너=listener 위임=delegation 버블링=bubbling
캡처링=capturing 캡쳐링=capturing 전파=propagation 입력=input 출력=output 폼=form 양식=form 버튼=button 체크박스=checkbox
선택=select,selection 포커스=focus 스크롤=scroll 드래그=drag 마우스=mouse 키보드=keyboard 포인터이벤트=pointer 창=window 문서=document
요소=element 엘리먼트=element 태그=tag 속성값=attribute 돔=dom 가상=virtual 섀도=shadow 슬롯=slot 프롭=prop 프롭스=props 훅=hook
이펙트=effect 효과=effect 컨텍스트=context 리듀서=reducer 액션=action 디스패치=dispatch 스토어=store 구독=subscribe,subscription
반응형=reactive,reactivity 반응성=reactivity 계산된=computed 감시자=watcher 디렉티브=directive 지시어=directive 지시자=directive
생명주기=lifecycle 라이프사이클=lifecycle 마운트=mount 언마운트=unmount 갱신=update 업데이트=update 초기화=initialize,initial,reset
초깃값=initial 초기값=initial 재설정=reset 보존=preserve 캐시=cache 캐싱=caching 메모이제이션=memoization 메모=memo
최적화=optimization,optimize 성능=performance 지연=lazy,delay,deferred 로딩=loading 로드=load 사전=pre,dictionary
프리로드=preload 분할=splitting,split 분리=separate,split 코드=code 구문=syntax 문법=syntax,grammar 표현식=expression
연산자=operator 할당=assignment,assign 대입=assignment 구조=structure 분해=destructuring 비구조화=destructuring 전개=spread
나머지=rest 화살표=arrow 익명=anonymous 클로저=closure 스코프=scope 렉시컬=lexical 호이스팅=hoisting 프로토타입=prototype
상속=inheritance,inherit 캡슐화=encapsulation 다형성=polymorphism 추상=abstract 추상화=abstraction 생성자=constructor
접근자=accessor 게터=getter 세터=setter 정적=static 동적=dynamic 공개적=public 비공개=private 보호된=protected 심볼=symbol 심벌=symbol
이터레이터=iterator 이터러블=iterable 제너레이터=generator 프록시=proxy 리플렉션=reflection 데코레이터=decorator 믹스인=mixin 커링=currying
합성=composition 조합=combination,composition 순수=pure 불변=immutable 불변성=immutability 변경=change,mutate 변이=mutation
복사=copy 깊은=deep 얕은=shallow 비교=comparison,compare 동등=equality 일치=match 형변환=conversion,coercion
변환=conversion,convert,transform 타입변환=conversion 추론=inference 단언=assertion 가드=guard 좁히기=narrowing 유니온=union
교차=intersection 리터럴=literal 맵드=mapped 매핑된=mapped 매핑=mapping 조건부타입=conditional 네임스페이스=namespace 이름공간=namespace
선언=declaration,declare 정의=definition,define 구현=implementation,implement 구현체=implementation 패턴=pattern
디자인패턴=pattern 싱글톤=singleton 싱글턴=singleton 팩토리=factory 전략=strategy 어댑터=adapter 옵저버=observer 관찰자=observer
트랜잭션=transaction 격리=isolation 데이터베이스=database 데이터=data 쿼리=query 질의=query 조인=join 정규화=normalization 스키마=schema
레코드=record 행=row 열=column 필드=field 마크다운=markdown 콘텐츠=content 컨텐츠=content 컬렉션=collection 블로그=blog 게시물=post
게시글=post 글=post,article 댓글=comment 주석=comment 제목=title,heading 설명=description 작성=write 작성자=author
번역=translation,translate 국제화=internationalization,i18n 현지화=localization 언어=language 한국어=korean 영어=english
문서화=documentation 안내=guide 가이드=guide 튜토리얼=tutorial 예제=example 예시=example 연습=exercise 챌린지=challenge
과제=task,challenge 해답=solution,answer 답안=solution 해결=solve,resolve 문제=problem,issue 방법=way,method 사용=use 이용=use
활용=use 생성=create,generate 만들기=create,build,make 추가=add 제거=remove 삭제=delete,remove 수정=fix,edit,modify
조작=manipulate,manipulation 관리=manage,management 처리=handle,handling,process 제어=control 비제어=uncontrolled
제어형=controlled 전달=pass,passing 공유=share,sharing 읽기=read 쓰기=write 저장=save,store 불러오기=import,load
가져오기=import,fetch,get 내보내기=export 교체=replace 대체=replace 연동=integrate 결합=combine 나누기=split 묶기=group 그룹=group
계층=layer,hierarchy 부모=parent 자식=child 하위=child,sub 상위=parent 형제=sibling 루트=root 트리구조=tree 재사용=reuse,reusable
사용자=user,custom 사용자정의=custom 커스텀=custom 정의된=defined 기본=default,basic 기본값=default 기초=basic,fundamental
고급=advanced 심화=advanced,depth 소개=introduction,introducing 시작=start,getting 시작하기=start,getting,started
개요=overview 요약=summary,recap 배경=background 동기부여=motivation 이유=why,reason 차이=difference 차이점=difference
장점=advantage,benefit 단점=disadvantage,drawback 주의=caution,caveat,pitfall 주의사항=caveat 제한=limit,limitation
제약=constraint 제한사항=limitation 규칙=rule 원칙=principle 원리=principle 관례=convention 권장=recommend 모범=best
사례=practice,case 중요=important 필수=required,essential 선택적=optional 옵셔널=optional 체이닝=chaining 옵션=option
기능=feature 특징=feature,characteristic 새로운=new 변경사항=change 지원=support 중단=deprecate,discontinue
종료=end,exit,terminate 폐기=deprecated 실험적=experimental 베타=beta 안정=stable 호환성=compatibility 호환=compatible
접근성=accessibility 웹=web 앱=app 애플리케이션=application 어플리케이션=application 모바일=mobile 데스크톱=desktop 운영체제=os,operating
시스템=system 커널=kernel 파이프라인=pipeline 파이프=pipe 컨테이너=container 이미지파일=image 클러스터=cluster 클라우드=cloud
로드밸런싱=load,balancing 부하=load 모니터링=monitoring 지표=metric 메트릭=metric 알림=notification,alert 작업=job,task,work
스케줄러=scheduler 스케줄링=scheduling 타이머=timer 시간=time 날짜=date 간격=interval 시간초과=timeout 재시도=retry 실패=fail,failure
성공=success 결과=result 확인=check,confirm 검사=check,inspect 검증=validation,validate,verify 유효성=validation,validity
유효=valid 품질=quality 린트=lint 린터=linter 포맷터=formatter 정적분석=static 규약=convention 일관성=consistency 가독성=readability
응집도=cohesion 결합도=coupling 예측=predict 예측가능성=predictability 복잡도=complexity 복잡=complex 알고리즘=algorithm
자료구조=structure,data 이진=binary 퀵=quick 병합정렬=merge 버블=bubble 삽입=insert,insertion 기수=radix 계수=counting
최단=shortest 경로찾기=path 다익스트라=dijkstra 동적계획법=dynamic 탐욕=greedy 분할정복=divide 비트=bit 바이트=byte 바이너리=binary
인코딩=encoding 디코딩=decoding 유니코드=unicode 정규표현식=regex,regular,regexp 정규식=regex,regular,regexp 문자=character
수량자=quantifier 캡처=capture 그룹화=group 앵커=anchor 플래그=flag 메타데이터=metadata 사이트=site 사이트맵=sitemap 링크=link
탐색바=navigation 내비게이션=navigation 네비게이션=navigation 메뉴=menu 헤더영역=header 푸터=footer 사이드바=sidebar 아이콘=icon 로고=logo
테마=theme 색상=color 크기=size 너비=width 높이=height 위치=position 좌표=coordinate 화면=screen 표시=display,show 숨기기=hide
열기=open 닫기=close 이동=move,navigate 요청본문=body 본문=body 업로드=upload 다운로드=download 진행=progress 상황=situation
중단점=breakpoint 콘솔=console 명령=command 명령어=command 명령줄=cli,command 터미널=terminal 쉘=shell 셸=shell 인라인=inline
블록=block 줄=line 행번호=line 조각=fragment,slice 프래그먼트=fragment 포털=portal 서스펜스=suspense 지연로딩=lazy 경계=boundary
엄격=strict 모드=mode 프로파일러=profiler 개발자=developer 도구=tool 개발=development,develop 프로덕션=production
운영=production,operation 개발환경=development 서버사이드=server 서버렌더링=ssr 미들웨어=middleware 어댑터패턴=adapter 인터셉터=interceptor
필터=filter 필터링=filtering 매크로=macro 트레잇=trait 트레이트=trait 소유권=ownership 빌림=borrowing 대여=borrow,borrowing
수명=lifetime 라이프타임=lifetime 벡터=vector 슬라이스=slice 크레이트=crate 매치=match 열거=enum,enumerate 가변=mutable
가변성=mutability 불변변수=immutable 안전=safe,safety 안전하지=unsafe 패닉=panic 복구=recover,recoverable 백트레이스=backtrace
벤치마크=benchmark 문서테스트=doctest 감독자=supervisor 슈퍼바이저=supervisor 행동=behaviour 비헤이비어=behaviour 프로토콜타입=protocol
내포=comprehension 컴프리헨션=comprehension 시길=sigil 키워드=keyword 원자=atom 애텀=atom 믹스=mix 우산=umbrella 엄브렐라=umbrella
배포판=distribution 분산=distribution,distributed 변경집합=changeset 체인지셋=changeset 연관=association
관계=relation,relationship 질의하기=querying 접근=access,approach 개인정보=privacy 사용법=usage,how
이해=understand,understanding 이해하기=understanding 알아보기=learn 배우기=learn 학습=learn,learning 생각하기=thinking
사고=thinking 설계=design 디자인=design 아키텍처=architecture 구조화=structuring 순서=order 단계=step,stage 흐름=flow 목표=goal
계획=plan 팀=team 협업=collaboration 커뮤니티=community 기여=contribute,contribution 오픈소스=source,open 라이선스=license
정책=policy 행동강령=conduct 소식=news 발표=announce,announcement 회의=meeting,conference 컨퍼런스=conference 보고=report
보고서=report 수집=collection,collect 가비지=garbage 컬렉터=collector 누수=leak 참조투명성=transparency 약한=weak 위크맵=weakmap
위크셋=weakset 셋=set 날짜객체=date 수학=math 난수=random 무작위=random 반올림=round 나눗셈=division 곱셈=multiplication 덧셈=addition
뺄셈=subtraction 나머지연산=modulo 증가=increment,increase 감소=decrement,decrease 최대=max,maximum 최소=min,minimum
평균=average 합계=sum,total 개수=count 길이=length 범위=range 중첩=nested 평탄화=flatten 묶음=batch 배치=batch 일괄=batch
큐잉=queueing 스냅샷=snapshot 스냅숏=snapshot 시각적=visual 회귀=regression 워크플로=workflow 워크플로우=workflow
자동화=automation,automate 지속적=continuous 목=mock 모킹=mocking 스텁=stub 커버리지=coverage 단언문=assertion 픽스처=fixture
시나리오=scenario 스토리=story 스토리북=storybook 애드온=addon 카탈로그=catalog 토스트=toast 대화상자=dialog 모달=modal 팝업=popup
툴팁=tooltip 드롭다운=dropdown 자동완성=autocomplete 페이지네이션=pagination 무한=infinite 낙관적=optimistic 서명=signature,sign
해제=free,release 해싱=hashing 체크섬=checksum 다이제스트=digest 인증서=certificate 키워드인자=keyword 핸드셰이크=handshake 신호=signal
시그널=signal 인터럽트=interrupt 교착상태=deadlock 데드락=deadlock 뮤텍스=mutex 세마포어=semaphore 잠금=lock 락=lock 경쟁=race
임계=critical 페이징=paging 세그멘테이션=segmentation 가상메모리=virtual 스와핑=swapping 문맥=context 교환=exchange,switch
레지스터=register 명령어집합=instruction 캐시메모리=cache 파티션=partition 샤딩=sharding 복제=replication,clone 백업=backup
색인생성=indexing 저장프로시저=procedure 뷰=view,vue 리액트=react 뷰제이에스=vue 자바스크립트=javascript 타입스크립트=typescript 자바=java
파이썬=python 루비=ruby 러스트=rust 엘릭서=elixir 노드=node 스벨트=svelte 앵귤러=angular 넥스트=next 바이트=vite 웹팩=webpack 롤업=rollup
바벨=babel 도커=docker 쿠버네티스=kubernetes 깃=git 깃허브=github
스트링=string 자료형=type,data 자료=data 구조체=struct 열거체=enum 공용체=union 참조자=reference 소유자=owner 소멸자=destructor 역참조=dereference
순환참조=cycle,reference 이중=double 단일=single 다중=multi,multiple 다대다=many 일대다=many 복합=compound,composite 원시=primitive
내장=built 전역=global 지역=local 로컬=local 글로벌=global 런타임=runtime 컴파일타임=compile 로직=logic 논리=logic 연산=operation
계산=calculate,compute 표현=expression 식별자=identifier 예약어=keyword,reserved 접두사=prefix 접미사=suffix 대소문자=case 이름=name
명명=naming 네이밍=naming 표기법=notation 문장=statement 구문분석=parsing 파싱=parsing 파서=parser 토크나이저=tokenizer
직렬화=serialization,serialize 역직렬화=deserialization,deserialize 정규=regular 템플릿리터럴=template 콤마=comma 세미콜론=semicolon
중괄호=brace 괄호=parenthesis 따옴표=quote 들여쓰기=indentation 코멘트=comment 어노테이션=annotation 애너테이션=annotation 애노테이션=annotation
오버로딩=overloading 오버라이딩=overriding 오버라이드=override 캐스팅=casting 업캐스팅=upcasting 다운캐스팅=downcasting 박싱=boxing 언박싱=unboxing
널=null 널러블=nullable 제어문=control 흐름제어=flow 스위치=switch 이터레이션=iteration 반복자=iterator 루프=loop 순회=traversal 재귀함수=recursion
고차=higher,order 고차함수=higher,order 일급=first,class 부수=side 부작용=side,effect 부수효과=side,effect 순수함수=pure 참조형=reference
원시값=primitive 래퍼=wrapper 컬렉션프레임워크=collection 인덱싱=indexing 슬라이싱=slicing 인터폴레이션=interpolation 보간=interpolation
프로그램=program 프로그래밍=programming 프로그래머=programmer 소프트웨어=software 하드웨어=hardware 컴퓨터=computer 플랫폼=platform
인프라=infrastructure 서비스=service 마이크로서비스=microservice 모놀리식=monolith,monolithic 서버리스=serverless 백엔드=backend
프론트엔드=frontend 프런트엔드=frontend 풀스택=fullstack 미들=middle 게이트웨이=gateway 로드밸런서=load,balancer 프록시서버=proxy 호스팅=hosting
호스트=host 네임서버=nameserver 방화벽=firewall 라우터장비=router 스위칭=switching 패킷=packet 프레임=frame 대역폭=bandwidth 지연시간=latency
처리량=throughput 혼잡=congestion 흐름제어기=flow 오류제어=error 통신=communication 전송=transfer,transmission 수신=receive 송신=send
발신=send 연결지향=connection 무상태=stateless 상태코드=status 멱등=idempotent 멱등성=idempotent 웹훅=webhook 웹후크=webhook 웹소켓=websocket
폴링=polling 롱폴링=polling 푸시=push 풀=pull 채널=channel 채팅=chat 메시지=message 메시징=messaging 메일=mail 이메일=email 대칭키=symmetric,key
비대칭키=asymmetric,key 대칭=symmetric 비대칭=asymmetric 공개키=public,key 개인키=private,key 비밀키=secret,key 복호화=decryption 해커=hacker
피싱=phishing 위조=forgery 변조=tampering 침입=intrusion 신원=identity 자격=credential 자격증명=credential 계정=account 프로필=profile
회원가입=signup 로그아웃=logout 리소스=resource 자원=resource 텍스트=text 비디오=video 오디오=audio 영상=video 재생=play,playback 사진=photo
그림=picture,image 그래픽=graphic 캔버스=canvas 픽셀=pixel 해상도=resolution 뷰포트=viewport 반응=reaction,react 마크업=markup
스타일시트=stylesheet 선택자=selector 셀렉터=selector 박스=box 여백=margin 테두리=border 정렬하기=sort,align 배경색=background 다크모드=dark
위젯=widget 클릭=click 더블클릭=click 커서=cursor 키입력=key 제출=submit,submission 체크=check 라벨=label 레이블=label 자리표시자=placeholder
플레이스홀더=placeholder 아이템=item 항목=item 섹션=section 챕터=chapter 목차=contents 단락=paragraph 문단=paragraph 표제=heading
링크드리스트=linked,list 연결리스트=linked,list 이중연결=doubly 배열리스트=arraylist 해시맵=hash,map 해시테이블=hash,table 해시코드=hashcode 트라이=trie
이진트리=binary,tree 이진탐색=binary,search 이진검색=binary,search 우선순위=priority 우선순위큐=priority,queue 힙정렬=heap,sort 퀵정렬=quicksort
퀵소트=quicksort 선택정렬=selection,sort 삽입정렬=insertion,sort 거품정렬=bubble,sort 버블정렬=bubble,sort 계수정렬=counting,sort
기수정렬=radix,sort 셸정렬=shell,sort 합병=merge 합병정렬=merge,sort 소트=sort 버킷=bucket 너비우선탐색=breadth,first,search
깊이우선탐색=depth,first,search 최단경로=shortest,path 최소신장트리=minimum,spanning,tree 신장=spanning 위상정렬=topological,sort
위상=topological 백트래킹=backtracking 브루트포스=brute,force 그리디=greedy 동적계획=dynamic,programming 다이나믹=dynamic 순열=permutation
조합론=combinatorics 소수=prime 약수=divisor 최대공약수=gcd,greatest,divisor 팩토리얼=factorial 피보나치=fibonacci 행렬=matrix
확률=probability 통계=statistics 시간복잡도=time,complexity 공간복잡도=space,complexity 공간=space 멀티스레드=multithread,thread
멀티스레딩=multithreading,thread 멀티쓰레드=multithread,thread 멀티프로세스=multiprocess,process 멀티태스킹=multitasking
컨텍스트스위칭=context,switching 스위칭비용=switching 스핀락=spinlock 모니터=monitor 임계영역=critical,section 임계구역=critical,section
상호배제=mutual,exclusion 기아=starvation 교착=deadlock 선점=preemptive 비선점=preemptive 스풀링=spooling 블로킹=blocking
논블로킹=nonblocking,blocking 세그먼테이션=segmentation 세그먼트=segment 페이지폴트=page,fault 페이지부재=page,fault 단편화=fragmentation
가상화=virtualization 하이퍼바이저=hypervisor 시스템콜=system,call 시스템호출=system,call 디스크=disk 저장장치=storage 파일시스템=file,system
입출력=io,input,output 장치=device 디바이스=device 드라이버=driver 임베디드=embedded 어셈블리=assembly 기계어=machine 바이트코드=bytecode
가상머신=virtual,machine 가상기계=virtual,machine 머신=machine 힙영역=heap 스택영역=stack 가비지컬렉션=garbage,collection
가비지컬렉터=garbage,collector 메모리누수=memory,leak 릭=leak 관계형=relational 비관계형=nosql 엔티티=entity 개체=entity 외래키=foreign,key
기본키=primary,key 후보키=candidate,key 무결성=integrity 원자성=atomicity 일관=consistent 지속성=durability 고립성=isolation 고립=isolation
격리수준=isolation,level 커밋하기=commit 롤백=rollback 잠금해제=unlock 이상현상=anomaly 역정규화=denormalization 클러스터링=clustering
복제본=replica 레플리카=replica 프로시저=procedure 트리거=trigger 집계=aggregate,aggregation 서브쿼리=subquery 페이지당=page 인메모리=memory
키값=key 문서형=document 분석=analysis,analyze 예측하기=predict 데이터셋=dataset 대시보드=dashboard 시각화=visualization 차트=chart
추적=trace,tracking 추적기=tracker 관측=observability 관측가능성=observability 계측=instrumentation 경보=alert 장애=failure,outage
사고보고=incident 가용성=availability 고가용성=availability 확장성=scalability 확장하기=extend,scale 스케일링=scaling 탄력성=elasticity
신뢰성=reliability 내결함성=fault,tolerance 이중화=redundancy 재해복구=disaster,recovery 객체지향=object,oriented 절차지향=procedural
함수형=functional 선언형=declarative 선언적=declarative 명령형=imperative 관점지향=aspect 단일책임=single,responsibility 책임=responsibility
개방폐쇄=open,closed 의존관계=dependency 의존=dependency 제어역전=inversion,control 역전=inversion 응집=cohesion 위임하기=delegate
템플릿메서드=template,method 템플릿메소드=template,method 팩토리메서드=factory,method 팩토리메소드=factory,method 추상팩토리=abstract,factory
빌더=builder 프로토타입패턴=prototype 컴포지트=composite 컴포지션=composition 데코레이터패턴=decorator 퍼사드=facade 파사드=facade 플라이웨이트=flyweight
커맨드=command 책임연쇄=chain,responsibility 메멘토=memento 방문자=visitor 비지터=visitor 중재자=mediator 상태패턴=state 반복자패턴=iterator
옵저버패턴=observer 싱글=single 모듈화=modularity 리팩토링=refactoring 리팩터링=refactoring 리팩토링하기=refactor 클린코드=clean,code 클린=clean
코드리뷰=code,review 리뷰=review 검토=review 페어프로그래밍=pair,programming 애자일=agile 스크럼=scrum 스프린트=sprint 회고=retrospective
요구사항=requirement 명세=specification 명세서=specification 사양=specification 스펙=spec,specification 표준=standard 지침=guideline
가이드라인=guideline 체크리스트=checklist 질문=question 답변=answer 면접=interview 이력서=resume 채용=hiring 엔지니어=engineer
엔지니어링=engineering 생산성=productivity 유지보수=maintenance 유지=maintain 기술부채=technical,debt 레거시=legacy 버그=bug 결함=defect
이슈=issue 문제해결=troubleshooting 트러블슈팅=troubleshooting 디버거도구=debugger 개선=improve,improvement 향상=improve,enhance
개선사항=improvement 변경점=change 피드백=feedback 도움말=help 자주묻는=faq 테스트주도=test,driven 주도=driven 단위테스트=unit,test 유닛테스트=unit,test
유닛=unit 통합테스트=integration,test 인수테스트=acceptance,test 종단간=end 모의=mock 목업=mockup 가짜=fake 스파이=spy 단정=assertion
검증하기=verify 러너=runner 타임아웃=timeout 스킵=skip 케이스=case 회귀테스트=regression,test 부하테스트=load,test 성능테스트=performance,test
프로파일링=profiling 벤치마킹=benchmark 오버헤드=overhead 병목=bottleneck 튜닝=tuning 압축=compression,compress 최소화=minify,minimize
난독화=obfuscation 트리쉐이킹=tree,shaking 트리셰이킹=tree,shaking 쉐이킹=shaking 셰이킹=shaking 스플리팅=splitting 청크=chunk 에셋=asset
자산=asset 폴리필=polyfill 트랜스파일=transpile 트랜스파일러=transpiler 소스=source 소스맵=sourcemap 소스코드=source,code
환경변수=environment,variable 시크릿=secret 비밀=secret 레시피=recipe 프리셋=preset 스캐폴딩=scaffolding 보일러플레이트=boilerplate 스타터=starter
프로젝트=project 워크스페이스=workspace 모노레포=monorepo 레포지토리=repository 리포지토리=repository 포크=fork 클론=clone 체리픽=cherry,pick
리베이스=rebase 스태시=stash 태깅=tag 풀리퀘스트=pull,request 충돌해결=conflict 롤아웃=rollout 카나리=canary 무중단=zero,downtime
지속적통합=continuous,integration 지속적배포=continuous,deployment 오케스트레이션=orchestration 도커파일=dockerfile 파드=pod
네임스페이스분리=namespace 볼륨=volume 레지스트리=registry 이미지빌드=image 컴포넌트화=component 커스텀훅=custom,hook 고차컴포넌트=higher,order,component
합성이벤트=synthetic,event 이벤트루프=event,loop 이벤트위임=event,delegation 이벤트버블링=event,bubbling 마이크로태스크=microtask 태스크=task
프로미스체이닝=promise,chaining 어싱크=async 어웨이트=await 동기화=synchronization,synchronize 스로틀=throttle 스로틀링=throttling
디바운스=debounce 디바운싱=debouncing 가상돔=virtual,dom 조정=reconciliation 재조정=reconciliation 렌더링하기=render
서버컴포넌트=server,component 클라이언트컴포넌트=client,component 정적사이트=static,site 정적생성=static,generation 프리렌더링=prerendering
사전렌더링=prerendering 하이브리드=hybrid 스트릭트=strict 리덕스=redux 셀렉터함수=selector 상태관리=state,management 전역상태=global,state
프롭스드릴링=prop,drilling 키프레임=keyframe 바인딩=binding 양방향=two,way 단방향=one,way 보간법=interpolation 계산된속성=computed,property
감시=watch 와처=watcher 믹스인패턴=mixin 라이프=life 훅스=hook 내비=navigation 가드하기=guard 리다이렉트=redirect 리디렉션=redirect 리다이렉션=redirect
리라이트=rewrite 쿼리스트링=query,string 매개=parameter 동적라우팅=dynamic,route 폼검증=form,validation 파일업로드=file,upload 업로더=uploader
스켈레톤=skeleton 로더=loader 스피너=spinner 무한스크롤=infinite,scroll 가상스크롤=virtual,scroll 드래그앤드롭=drag,drop 클립보드=clipboard
지역화=localization 로케일=locale 다국어=multilingual,i18n 시간대=timezone 타임존=timezone 통화=currency 결제=payment 주문=order 장바구니=cart
상품=product 재고=inventory 구매=purchase 가격=price 고객=customer 관리자=admin 운영자=operator 소유=own 권한부여=authorization
접근제어=access,control 접근자속성=accessor 인공지능=ai,artificial,intelligence 머신러닝=machine,learning 기계학습=machine,learning
딥러닝=deep,learning 신경망=neural,network 모델=model 학습률=learning 훈련=training 추론엔진=inference 임베딩=embedding 프롬프트=prompt
언어모델=language,model 벡터디비=vector 챗봇=chatbot 에이전트=agent 자연어=natural,language 형태소=morpheme 형태소분석=morphological 말뭉치=corpus
추천=recommendation 분류=classification 군집=cluster 회귀분석=regression 과적합=overfitting 매직넘버=magic,number 넘버=number
리터럴타입=literal,type 타임라인=timeline 크론=cron 데몬=daemon 서브모듈=submodule 서드파티=third,party 공급망=supply,chain 라이선싱=license
오픈=open 커버=cover 스레드풀=thread,pool 커넥션=connection 커넥션풀=connection,pool 풀링=pooling 백프레셔=backpressure 메시지큐=message,queue
브로커=broker 프로듀서=producer 컨슈머=consumer 생산자=producer 소비자=consumer 이벤트소싱=event,sourcing 이벤트드리븐=event,driven
도메인주도=domain,driven 멀티=multi 매칭=matching 평가=evaluation 할당하기=assign 스왑=swap 포워딩=forwarding 터널링=tunneling 공유기=router
네트워킹=networking 모던=modern 네이티브=native 하이브리드앱=hybrid 앱스토어=store 푸시알림=push,notification 센서=sensor 게임=game 엔진=engine
물리=physics 충돌감지=collision 셰이더=shader 웹어셈블리=webassembly 매크로함수=macro 익스프레스=express 스프링=spring 장고=django 플라스크=flask
레일즈=rails 라라벨=laravel 코틀린=kotlin 스위프트=swift 스칼라=scala 하스켈=haskell 카프카=kafka 레디스=redis 몽고디비=mongodb 포스트그레스=postgres
엘라스틱서치=elasticsearch 젠킨스=jenkins 테라폼=terraform 앤서블=ansible 리눅스=linux 유닉스=unix 윈도우=windows 우분투=ubuntu 맥=mac
안드로이드=android 아이폰=iphone 크롬=chrome 파이어폭스=firefox 사파리=safari 구글=google 아마존=amazon 애저=azure 마이크로소프트=microsoft
`;
